ALTER TABLE "lectures" ADD COLUMN "earlier_due_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "listening_sets" ADD COLUMN "earlier_due_at" timestamp(3) with time zone;--> statement-breakpoint
-- A lecture under way whose PDF has been read keeps it only by this; a recording under way becomes a material as it is completed.
UPDATE "lectures" SET "earlier_due_at" = "created_at" WHERE "material_id" IS NULL AND NOT "is_material_gone" AND ("status" = 'completed' OR ("status" = 'processing' AND "section_count" > 0));--> statement-breakpoint
UPDATE "listening_sets" SET "earlier_due_at" = "created_at" WHERE "material_id" IS NULL AND NOT "is_material_gone" AND "status" = 'completed';--> statement-breakpoint
CREATE INDEX "lectures_earlier_due" ON "lectures" ("earlier_due_at","id") WHERE earlier_due_at is not null;--> statement-breakpoint
CREATE INDEX "listening_sets_earlier_due" ON "listening_sets" ("earlier_due_at","id") WHERE earlier_due_at is not null;