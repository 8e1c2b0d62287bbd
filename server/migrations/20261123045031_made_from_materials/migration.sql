ALTER TABLE "generation_runs" DROP CONSTRAINT "generation_runs_material_id_materials_id_fkey";--> statement-breakpoint
ALTER TABLE "notes" DROP CONSTRAINT "notes_material_id_materials_id_fkey";--> statement-breakpoint
ALTER TABLE "ocr_readings" DROP CONSTRAINT "ocr_readings_material_id_materials_id_fkey";--> statement-breakpoint
ALTER TABLE "exam_generations" ADD COLUMN "material_id" bigint;--> statement-breakpoint
ALTER TABLE "exam_sets" ADD COLUMN "material_id" bigint;--> statement-breakpoint
ALTER TABLE "lectures" ADD COLUMN "material_id" bigint;--> statement-breakpoint
ALTER TABLE "listening_sets" ADD COLUMN "material_id" bigint;--> statement-breakpoint
ALTER TABLE "flashcard_sets" ADD COLUMN "material_id" bigint;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "material_id" bigint;--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_of_student" UNIQUE("id","student_id");--> statement-breakpoint
CREATE INDEX "exam_generations_of_material" ON "exam_generations" ("material_id");--> statement-breakpoint
CREATE INDEX "exam_sets_of_material" ON "exam_sets" ("material_id");--> statement-breakpoint
CREATE INDEX "lectures_of_material" ON "lectures" ("material_id");--> statement-breakpoint
CREATE INDEX "listening_sets_of_material" ON "listening_sets" ("material_id");--> statement-breakpoint
CREATE INDEX "flashcard_sets_of_material" ON "flashcard_sets" ("material_id");--> statement-breakpoint
CREATE INDEX "chat_sessions_of_material" ON "chat_sessions" ("material_id");--> statement-breakpoint
UPDATE "generation_runs" SET "material_id" = NULL WHERE "material_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "materials" WHERE "materials"."id" = "generation_runs"."material_id" AND "materials"."student_id" = "generation_runs"."student_id");--> statement-breakpoint
UPDATE "notes" SET "material_id" = NULL WHERE "material_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "materials" WHERE "materials"."id" = "notes"."material_id" AND "materials"."student_id" = "notes"."student_id");--> statement-breakpoint
UPDATE "ocr_readings" SET "material_id" = NULL WHERE "material_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "materials" WHERE "materials"."id" = "ocr_readings"."material_id" AND "materials"."student_id" = "ocr_readings"."student_id");--> statement-breakpoint
ALTER TABLE "generation_runs" ADD CONSTRAINT "generation_runs_made_from_material" FOREIGN KEY ("material_id","student_id") REFERENCES "materials"("id","student_id") ON DELETE SET NULL ("material_id");--> statement-breakpoint
ALTER TABLE "exam_generations" ADD CONSTRAINT "exam_generations_made_from_material" FOREIGN KEY ("material_id","student_id") REFERENCES "materials"("id","student_id") ON DELETE SET NULL ("material_id");--> statement-breakpoint
ALTER TABLE "exam_sets" ADD CONSTRAINT "exam_sets_made_from_material" FOREIGN KEY ("material_id","student_id") REFERENCES "materials"("id","student_id") ON DELETE SET NULL ("material_id");--> statement-breakpoint
ALTER TABLE "lectures" ADD CONSTRAINT "lectures_made_from_material" FOREIGN KEY ("material_id","student_id") REFERENCES "materials"("id","student_id") ON DELETE SET NULL ("material_id");--> statement-breakpoint
ALTER TABLE "listening_sets" ADD CONSTRAINT "listening_sets_made_from_material" FOREIGN KEY ("material_id","student_id") REFERENCES "materials"("id","student_id") ON DELETE SET NULL ("material_id");--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_made_from_material" FOREIGN KEY ("material_id","student_id") REFERENCES "materials"("id","student_id") ON DELETE SET NULL ("material_id");--> statement-breakpoint
ALTER TABLE "ocr_readings" ADD CONSTRAINT "ocr_readings_of_own_material" FOREIGN KEY ("material_id","student_id") REFERENCES "materials"("id","student_id") ON DELETE SET NULL ("material_id");--> statement-breakpoint
ALTER TABLE "flashcard_sets" ADD CONSTRAINT "flashcard_sets_made_from_material" FOREIGN KEY ("material_id","student_id") REFERENCES "materials"("id","student_id") ON DELETE SET NULL ("material_id");--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_made_from_material" FOREIGN KEY ("material_id","student_id") REFERENCES "materials"("id","student_id") ON DELETE SET NULL ("material_id");