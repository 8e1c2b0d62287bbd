ALTER TABLE "essays" ADD COLUMN "material_id" bigint;--> statement-breakpoint
ALTER TABLE "essays" ADD COLUMN "is_material_gone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "essays" ADD COLUMN "is_text_of_material" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "essays" ADD COLUMN "earlier_due_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "gradings" ADD COLUMN "material_id" bigint;--> statement-breakpoint
ALTER TABLE "gradings" ADD COLUMN "is_material_gone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "unsent_essays" ADD COLUMN "material_id" bigint;--> statement-breakpoint
ALTER TABLE "unsent_essays" ADD COLUMN "is_material_gone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What was graded before was kept by itself.
UPDATE "essays" SET "earlier_due_at" = "created_at";--> statement-breakpoint
CREATE INDEX "essays_of_material" ON "essays" ("material_id");--> statement-breakpoint
CREATE INDEX "essays_earlier_due" ON "essays" ("earlier_due_at","id") WHERE earlier_due_at is not null;--> statement-breakpoint
CREATE INDEX "gradings_of_material" ON "gradings" ("material_id");--> statement-breakpoint
CREATE INDEX "unsent_essays_of_material" ON "unsent_essays" ("material_id");--> statement-breakpoint
ALTER TABLE "essays" ADD CONSTRAINT "essays_made_from_material" FOREIGN KEY ("material_id","student_id") REFERENCES "materials"("id","student_id") ON DELETE SET NULL ("material_id");--> statement-breakpoint
ALTER TABLE "gradings" ADD CONSTRAINT "gradings_made_from_material" FOREIGN KEY ("material_id","student_id") REFERENCES "materials"("id","student_id") ON DELETE SET NULL ("material_id");--> statement-breakpoint
ALTER TABLE "unsent_essays" ADD CONSTRAINT "unsent_essays_made_from_material" FOREIGN KEY ("material_id","student_id") REFERENCES "materials"("id","student_id") ON DELETE SET NULL ("material_id");--> statement-breakpoint
CREATE TRIGGER "essays_material_gone" BEFORE UPDATE OF "material_id" ON "essays" FOR EACH ROW EXECUTE FUNCTION "note_material_gone"();--> statement-breakpoint
CREATE TRIGGER "gradings_material_gone" BEFORE UPDATE OF "material_id" ON "gradings" FOR EACH ROW EXECUTE FUNCTION "note_material_gone"();--> statement-breakpoint
CREATE TRIGGER "unsent_essays_material_gone" BEFORE UPDATE OF "material_id" ON "unsent_essays" FOR EACH ROW EXECUTE FUNCTION "note_material_gone"();