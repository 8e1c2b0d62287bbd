ALTER TABLE "generation_runs" ADD COLUMN "is_material_gone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TRIGGER "generation_runs_material_gone" BEFORE UPDATE OF "material_id" ON "generation_runs" FOR EACH ROW EXECUTE FUNCTION "note_material_gone"();
