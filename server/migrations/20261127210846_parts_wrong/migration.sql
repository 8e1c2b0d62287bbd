ALTER TABLE "item_feedback" ADD COLUMN "part" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "run_id" uuid;--> statement-breakpoint
DROP INDEX "item_feedback_once";--> statement-breakpoint
CREATE UNIQUE INDEX "item_feedback_once" ON "item_feedback" ("student_id","kind","item_id","part");--> statement-breakpoint
CREATE INDEX "notes_of_run" ON "notes" ("run_id");--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_made_by_run" FOREIGN KEY ("run_id","student_id") REFERENCES "paid_runs"("id","student_id");--> statement-breakpoint
ALTER TABLE "item_feedback" DROP CONSTRAINT "item_feedback_kind_known", ADD CONSTRAINT "item_feedback_kind_known" CHECK ("kind" in ('card', 'exam', 'listening', 'notes', 'lecture'));