ALTER TABLE "speaking_sessions" ADD COLUMN "run_id" uuid;--> statement-breakpoint
CREATE INDEX "speaking_sessions_of_run" ON "speaking_sessions" ("run_id");--> statement-breakpoint
ALTER TABLE "speaking_sessions" ADD CONSTRAINT "speaking_sessions_paid" FOREIGN KEY ("run_id","student_id") REFERENCES "paid_runs"("id","student_id");--> statement-breakpoint
ALTER TABLE "item_feedback" DROP CONSTRAINT "item_feedback_kind_known", ADD CONSTRAINT "item_feedback_kind_known" CHECK ("kind" in ('card', 'exam', 'listening', 'notes', 'lecture', 'writing', 'speaking'));