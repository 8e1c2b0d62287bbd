CREATE TABLE "samples" (
	"student_id" bigint PRIMARY KEY,
	"language" text NOT NULL,
	"material_id" bigint,
	"set_id" bigint,
	"exam_id" bigint,
	"talk_id" bigint,
	"kept_at" timestamp(3) with time zone NOT NULL,
	"dismissed_at" timestamp(3) with time zone,
	CONSTRAINT "samples_language_known" CHECK ("language" in ('en', 'zh-hant', 'zh-hans'))
);
--> statement-breakpoint
ALTER TABLE "speaking_sessions" ADD COLUMN "free_turns" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "speaking_turns" ADD COLUMN "free_key" text;--> statement-breakpoint
CREATE INDEX "samples_of_material" ON "samples" ("material_id");--> statement-breakpoint
ALTER TABLE "samples" ADD CONSTRAINT "samples_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "samples" ADD CONSTRAINT "samples_material_id_materials_id_fkey" FOREIGN KEY ("material_id") REFERENCES "materials"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "exam_sets" DROP CONSTRAINT "exam_sets_made_by_known", ADD CONSTRAINT "exam_sets_made_by_known" CHECK ("made_by" in ('model', 'built-in', 'hand'));