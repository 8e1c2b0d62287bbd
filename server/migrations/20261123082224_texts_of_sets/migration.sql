ALTER TABLE "flashcard_sets" ADD COLUMN "has_earlier_text" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "flashcard_sets_of_earlier" ON "flashcard_sets" ("id") WHERE has_earlier_text;--> statement-breakpoint
UPDATE "flashcard_sets" SET "has_earlier_text" = true WHERE "document_content" <> '';
