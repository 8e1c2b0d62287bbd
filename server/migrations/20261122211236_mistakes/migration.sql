ALTER TABLE "review_set_settings" ADD COLUMN "is_typed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "review_settings" ADD COLUMN "brings_mistakes" boolean DEFAULT true NOT NULL;--> statement-breakpoint
DROP INDEX "review_items_due";--> statement-breakpoint
CREATE INDEX "review_items_due" ON "review_items" ("student_id","due_day","last_day","stability","buried_until_day","id","kind") WHERE due_day is not null and not is_suspended;--> statement-breakpoint
CREATE INDEX "review_events_typed" ON "review_events" ("student_id") WHERE kind = 'review' and detail is not null;--> statement-breakpoint
CREATE INDEX "review_items_mistakes" ON "review_items" ("student_id","due_day","id") WHERE kind <> 'card' and due_day is not null and not is_suspended;--> statement-breakpoint
ALTER TABLE "review_events" DROP CONSTRAINT "review_events_kind_known", ADD CONSTRAINT "review_events_kind_known" CHECK ("kind" in ('review', 'miss', 'suspend', 'restore', 'bury', 'unbury', 'flag', 'carry', 'undo', 'settings'));--> statement-breakpoint
ALTER TABLE "review_events" DROP CONSTRAINT "review_events_source_known", ADD CONSTRAINT "review_events_source_known" CHECK ("source" in ('review', 'study', 'import', 'exam', 'listening'));--> statement-breakpoint
ALTER TABLE "review_items" DROP CONSTRAINT "review_items_kind_known", ADD CONSTRAINT "review_items_kind_known" CHECK ("kind" in ('card', 'exam', 'listening'));--> statement-breakpoint
ALTER TABLE "review_set_settings" DROP CONSTRAINT "review_set_settings_kind_known", ADD CONSTRAINT "review_set_settings_kind_known" CHECK ("kind" in ('card', 'exam', 'listening'));