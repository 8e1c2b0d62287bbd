CREATE TABLE "share_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "share_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"share_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"contact" text NOT NULL,
	"answer" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "share_reports_reason_known" CHECK ("reason" in ('rights', 'personal', 'harmful', 'wrong', 'other'))
);
--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "removed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "removal_reason" text;--> statement-breakpoint
CREATE INDEX "share_reports_of_share" ON "share_reports" ("share_id");--> statement-breakpoint
CREATE INDEX "share_reports_of_contact" ON "share_reports" ("contact");--> statement-breakpoint
ALTER TABLE "share_reports" ADD CONSTRAINT "share_reports_share_id_shares_id_fkey" FOREIGN KEY ("share_id") REFERENCES "shares"("id") ON DELETE CASCADE;