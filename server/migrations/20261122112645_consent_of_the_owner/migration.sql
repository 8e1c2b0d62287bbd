ALTER TABLE "students" ALTER COLUMN "consent_version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ALTER COLUMN "consented_at" DROP NOT NULL;