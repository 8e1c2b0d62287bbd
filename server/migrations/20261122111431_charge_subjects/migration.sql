ALTER TABLE "holds" ADD COLUMN "about" json;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "about" json;--> statement-breakpoint
CREATE INDEX "holds_open_of_student" ON "holds" ("student_id") WHERE state = 'held';