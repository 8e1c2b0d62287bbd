ALTER TABLE "speaking_sessions" ADD COLUMN "material_id" bigint;--> statement-breakpoint
ALTER TABLE "speaking_sessions" ADD COLUMN "is_material_gone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "speaking_sessions" ADD COLUMN "material_part" jsonb;--> statement-breakpoint
ALTER TABLE "speaking_sessions" ADD COLUMN "material_told" jsonb;--> statement-breakpoint
CREATE INDEX "speaking_sessions_of_material" ON "speaking_sessions" ("material_id");--> statement-breakpoint
ALTER TABLE "speaking_sessions" ADD CONSTRAINT "speaking_sessions_made_from_material" FOREIGN KEY ("material_id","student_id") REFERENCES "materials"("id","student_id") ON DELETE SET NULL ("material_id");--> statement-breakpoint
CREATE TRIGGER "speaking_sessions_material_gone" BEFORE UPDATE OF "material_id" ON "speaking_sessions" FOR EACH ROW EXECUTE FUNCTION "note_material_gone"();