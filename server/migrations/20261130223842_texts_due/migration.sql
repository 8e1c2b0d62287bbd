DROP INDEX "flashcard_sets_of_earlier";--> statement-breakpoint
ALTER TABLE "flashcard_sets" ADD COLUMN "earlier_due_at" timestamp(3) with time zone;--> statement-breakpoint
UPDATE "flashcard_sets" SET "earlier_due_at" = "created_at" WHERE "has_earlier_text";--> statement-breakpoint
ALTER TABLE "flashcard_sets" DROP COLUMN "has_earlier_text";--> statement-breakpoint
CREATE INDEX "flashcard_sets_earlier_due" ON "flashcard_sets" ("earlier_due_at","id") WHERE earlier_due_at is not null;