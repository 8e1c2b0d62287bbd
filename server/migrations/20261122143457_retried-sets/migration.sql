ALTER TABLE "lectures" ADD COLUMN "retry_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "listening_sets" ADD COLUMN "retry_until" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "lectures_retry" ON "lectures" ("retry_until") WHERE "retry_until" is not null;--> statement-breakpoint
CREATE INDEX "listening_sets_retry" ON "listening_sets" ("retry_until") WHERE retry_until is not null;