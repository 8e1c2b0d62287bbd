ALTER TABLE "exam_generations" ADD COLUMN "other_material_ids" bigint[] DEFAULT '{}'::bigint[] NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_questions" ADD COLUMN "material_id" bigint;--> statement-breakpoint
ALTER TABLE "exam_questions" ADD COLUMN "is_material_gone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "exam_questions" SET "material_id" = "exam_sets"."material_id", "is_material_gone" = "exam_sets"."is_material_gone" FROM "exam_sets" WHERE "exam_sets"."id" = "exam_questions"."set_id" AND ("exam_sets"."material_id" IS NOT NULL OR "exam_sets"."is_material_gone");--> statement-breakpoint
CREATE INDEX "exam_questions_of_material" ON "exam_questions" ("material_id") WHERE material_id is not null;--> statement-breakpoint
ALTER TABLE "exam_questions" ADD CONSTRAINT "exam_questions_material_id_materials_id_fkey" FOREIGN KEY ("material_id") REFERENCES "materials"("id") ON DELETE SET NULL;--> statement-breakpoint
CREATE TRIGGER "exam_questions_material_gone" BEFORE UPDATE OF "material_id" ON "exam_questions" FOR EACH ROW EXECUTE FUNCTION "note_material_gone"();--> statement-breakpoint
CREATE FUNCTION "hold_question_to_own_material"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM "exam_sets" JOIN "materials" USING ("student_id")
    WHERE "exam_sets"."id" = NEW."set_id" AND "materials"."id" = NEW."material_id"
  ) THEN
    RAISE foreign_key_violation USING MESSAGE = 'A question names a material of its own student';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "exam_questions_of_own_material" BEFORE INSERT OR UPDATE OF "material_id", "set_id" ON "exam_questions" FOR EACH ROW WHEN (NEW."material_id" IS NOT NULL) EXECUTE FUNCTION "hold_question_to_own_material"();