ALTER TABLE "exam_sets" ADD COLUMN "is_material_gone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lectures" ADD COLUMN "is_material_gone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listening_sets" ADD COLUMN "is_material_gone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "is_material_gone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "flashcard_sets" ADD COLUMN "is_material_gone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "is_material_gone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE FUNCTION "note_material_gone"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."material_id" IS NOT NULL THEN
    NEW."is_material_gone" := false;
  ELSIF OLD."material_id" IS NOT NULL THEN
    -- What is named no more of its student's own will is still there.
    NEW."is_material_gone" := NOT EXISTS (SELECT 1 FROM "materials" WHERE "id" = OLD."material_id");
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "exam_sets_material_gone" BEFORE UPDATE OF "material_id" ON "exam_sets" FOR EACH ROW EXECUTE FUNCTION "note_material_gone"();--> statement-breakpoint
CREATE TRIGGER "lectures_material_gone" BEFORE UPDATE OF "material_id" ON "lectures" FOR EACH ROW EXECUTE FUNCTION "note_material_gone"();--> statement-breakpoint
CREATE TRIGGER "listening_sets_material_gone" BEFORE UPDATE OF "material_id" ON "listening_sets" FOR EACH ROW EXECUTE FUNCTION "note_material_gone"();--> statement-breakpoint
CREATE TRIGGER "notes_material_gone" BEFORE UPDATE OF "material_id" ON "notes" FOR EACH ROW EXECUTE FUNCTION "note_material_gone"();--> statement-breakpoint
CREATE TRIGGER "flashcard_sets_material_gone" BEFORE UPDATE OF "material_id" ON "flashcard_sets" FOR EACH ROW EXECUTE FUNCTION "note_material_gone"();--> statement-breakpoint
CREATE TRIGGER "chat_sessions_material_gone" BEFORE UPDATE OF "material_id" ON "chat_sessions" FOR EACH ROW EXECUTE FUNCTION "note_material_gone"();
