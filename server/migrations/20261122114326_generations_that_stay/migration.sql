ALTER TABLE "generation_chunks" ADD COLUMN "paid_words" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "generation_chunks" ADD COLUMN "content" text;--> statement-breakpoint
ALTER TABLE "generation_chunks" ADD COLUMN "characters" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "generation_chunks" ADD COLUMN "stretch" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "generation_chunks" ADD COLUMN "made_keys" json DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "generation_runs" ADD COLUMN "later_hold_id" uuid;--> statement-breakpoint
ALTER TABLE "generation_runs" ADD COLUMN "content" text;--> statement-breakpoint
ALTER TABLE "generation_runs" ADD COLUMN "purpose" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "generation_runs" ADD COLUMN "document_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "generation_runs" ADD COLUMN "material_id" bigint;--> statement-breakpoint
ALTER TABLE "generation_runs" ADD COLUMN "stretch" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "generation_runs" ADD COLUMN "held_credits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "generation_runs" ADD COLUMN "charged_credits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "generation_runs" ADD COLUMN "finished_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "generation_runs" ADD COLUMN "kept_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "generation_chunks" ALTER COLUMN "lease_until" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "generation_runs_unkept" ON "generation_runs" ("student_id","module","created_at" DESC NULLS LAST) WHERE kept_at is null;--> statement-breakpoint
CREATE INDEX "generation_runs_ended" ON "generation_runs" ("ended_at");--> statement-breakpoint
CREATE INDEX "generation_runs_of_material" ON "generation_runs" ("material_id");--> statement-breakpoint
ALTER TABLE "generation_runs" ADD CONSTRAINT "generation_runs_material_id_materials_id_fkey" FOREIGN KEY ("material_id") REFERENCES "materials"("id") ON DELETE SET NULL;--> statement-breakpoint
UPDATE "generation_chunks" SET "paid_words" = "words";--> statement-breakpoint
UPDATE "generation_runs" SET "held_credits" = "agreed_credits" WHERE "ended_at" IS NULL;--> statement-breakpoint
UPDATE "generation_runs" SET "charged_credits" = "agreed_credits" - coalesce("refunded_credits", 0), "kept_at" = "ended_at" WHERE "ended_at" IS NOT NULL;
