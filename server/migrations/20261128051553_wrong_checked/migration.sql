ALTER TABLE "item_feedback" ADD COLUMN "material_id" bigint;--> statement-breakpoint
ALTER TABLE "item_feedback" ADD COLUMN "is_material_gone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "item_feedback" ADD COLUMN "checked_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "item_feedback" ADD COLUMN "contradiction" text;--> statement-breakpoint
CREATE INDEX "item_feedback_of_material" ON "item_feedback" ("material_id");--> statement-breakpoint
ALTER TABLE "item_feedback" ADD CONSTRAINT "item_feedback_made_from_material" FOREIGN KEY ("material_id","student_id") REFERENCES "materials"("id","student_id") ON DELETE SET NULL ("material_id");--> statement-breakpoint
CREATE TRIGGER "item_feedback_material_gone" BEFORE UPDATE OF "material_id" ON "item_feedback" FOR EACH ROW EXECUTE FUNCTION "note_material_gone"();