ALTER TABLE "share_reports" ADD COLUMN "closed_at" timestamp(3) with time zone;--> statement-breakpoint
-- What is about what was taken away waits for nobody.
UPDATE "share_reports" SET "closed_at" = "shares"."removed_at" FROM "shares" WHERE "shares"."id" = "share_reports"."share_id" AND "shares"."removed_at" IS NOT NULL;
