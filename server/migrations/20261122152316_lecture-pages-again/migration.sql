ALTER TABLE "lecture_sections" ADD COLUMN "is_again" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lectures" ADD COLUMN "again" jsonb;--> statement-breakpoint
ALTER TABLE "lectures" ADD COLUMN "again_error" text;