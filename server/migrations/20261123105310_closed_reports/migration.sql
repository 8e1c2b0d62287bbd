ALTER TABLE "share_reports" ADD COLUMN "closed_at" timestamp(3) with time zone;--> statement-breakpoint
-- What was answered, or is about what was taken away, waits for nobody.
UPDATE "share_reports" SET "closed_at" = coalesce("shares"."removed_at", "share_reports"."created_at") FROM "shares" WHERE "shares"."id" = "share_reports"."share_id" AND ("share_reports"."answer" IS NOT NULL OR "shares"."removed_at" IS NOT NULL);
