ALTER TABLE "flashcards" ADD COLUMN "material_id" bigint;--> statement-breakpoint
ALTER TABLE "flashcards" ADD COLUMN "is_material_gone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "flashcards_of_material" ON "flashcards" ("material_id") WHERE material_id is not null;--> statement-breakpoint
ALTER TABLE "flashcards" ADD CONSTRAINT "flashcards_material_id_materials_id_fkey" FOREIGN KEY ("material_id") REFERENCES "materials"("id") ON DELETE SET NULL;--> statement-breakpoint
CREATE TRIGGER "flashcards_material_gone" BEFORE UPDATE OF "material_id" ON "flashcards" FOR EACH ROW EXECUTE FUNCTION "note_material_gone"();--> statement-breakpoint
CREATE FUNCTION "hold_card_to_own_material"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM "flashcard_sets" JOIN "materials" USING ("student_id")
    WHERE "flashcard_sets"."id" = NEW."set_id" AND "materials"."id" = NEW."material_id"
  ) THEN
    RAISE foreign_key_violation USING MESSAGE = 'A card names a material of its own student';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "flashcards_of_own_material" BEFORE INSERT OR UPDATE OF "material_id", "set_id" ON "flashcards" FOR EACH ROW WHEN (NEW."material_id" IS NOT NULL) EXECUTE FUNCTION "hold_card_to_own_material"();
