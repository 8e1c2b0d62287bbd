ALTER TABLE "exam_answers" ADD COLUMN "judgement" jsonb;--> statement-breakpoint
ALTER TABLE "listening_answers" ADD COLUMN "judgement" jsonb;