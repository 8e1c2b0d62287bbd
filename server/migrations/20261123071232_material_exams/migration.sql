ALTER TABLE "review_exams" ADD COLUMN "material_id" bigint;--> statement-breakpoint
ALTER TABLE "review_items" ADD COLUMN "material_id" bigint;--> statement-breakpoint
ALTER TABLE "review_exams" ALTER COLUMN "group_id" DROP NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "review_exams_of_material" ON "review_exams" ("material_id","day") WHERE material_id is not null;--> statement-breakpoint
CREATE INDEX "review_items_of_material" ON "review_items" ("material_id") WHERE material_id is not null;--> statement-breakpoint
ALTER TABLE "review_exams" ADD CONSTRAINT "review_exams_of_own_material" FOREIGN KEY ("material_id","student_id") REFERENCES "materials"("id","student_id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "review_exams" ADD CONSTRAINT "review_exams_of_one" CHECK (("group_id" is null) <> ("material_id" is null));--> statement-breakpoint
UPDATE "review_items" SET "material_id" = "flashcard_sets"."material_id" FROM "flashcard_sets" WHERE "review_items"."kind" = 'card' AND "flashcard_sets"."id" = "review_items"."group_id" AND "flashcard_sets"."material_id" IS NOT NULL;