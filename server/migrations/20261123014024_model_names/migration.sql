ALTER TABLE "exam_sets" ADD COLUMN "model_name" text;--> statement-breakpoint
ALTER TABLE "lectures" ADD COLUMN "model_name" text;--> statement-breakpoint
ALTER TABLE "listening_sets" ADD COLUMN "model_name" text;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "model_name" text;--> statement-breakpoint
ALTER TABLE "speaking_sessions" ADD COLUMN "model_name" text;--> statement-breakpoint
ALTER TABLE "essays" ADD COLUMN "model_name" text;