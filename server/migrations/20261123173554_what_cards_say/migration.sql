ALTER TABLE "flashcards" ADD COLUMN "said_key" text;--> statement-breakpoint
CREATE INDEX "flashcards_by_what_they_say" ON "flashcards" ("said_key","set_id") WHERE said_key <> '';--> statement-breakpoint
CREATE INDEX "flashcards_unreckoned" ON "flashcards" ("id") WHERE said_key is null;