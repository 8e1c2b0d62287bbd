CREATE TABLE "exam_practices" (
	"session_id" bigint PRIMARY KEY,
	"answers" jsonb NOT NULL,
	"flagged_ids" jsonb NOT NULL,
	"place" integer NOT NULL,
	"revision" integer NOT NULL,
	"saved_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exam_practices" ADD CONSTRAINT "exam_practices_session_id_exam_sessions_id_fkey" FOREIGN KEY ("session_id") REFERENCES "exam_sessions"("id") ON DELETE CASCADE;