CREATE TABLE "ocr_readings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ocr_readings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"name" text NOT NULL,
	"script" text NOT NULL,
	"status" text NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"job_id" uuid NOT NULL,
	"first_hold_id" uuid NOT NULL,
	"hold_id" uuid,
	"held_credits" integer NOT NULL,
	"charged_credits" integer DEFAULT 0 NOT NULL,
	"refunded_credits" integer DEFAULT 0 NOT NULL,
	"file_key" text,
	"size_bytes" integer NOT NULL,
	"pages" jsonb NOT NULL,
	"scanned" jsonb NOT NULL,
	"found" jsonb DEFAULT '{}' NOT NULL,
	"run_pages" integer NOT NULL,
	"material_id" bigint,
	"error" text,
	"error_code" text,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ocr_readings_newest" ON "ocr_readings" ("student_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ocr_readings_of_hold" ON "ocr_readings" ("first_hold_id");--> statement-breakpoint
CREATE INDEX "ocr_readings_of_file" ON "ocr_readings" ("file_key") WHERE file_key is not null;--> statement-breakpoint
CREATE INDEX "ocr_readings_of_material" ON "ocr_readings" ("material_id");--> statement-breakpoint
CREATE INDEX "ocr_readings_oldest" ON "ocr_readings" ("created_at");--> statement-breakpoint
ALTER TABLE "ocr_readings" ADD CONSTRAINT "ocr_readings_student_id_students_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "ocr_readings" ADD CONSTRAINT "ocr_readings_material_id_materials_id_fkey" FOREIGN KEY ("material_id") REFERENCES "materials"("id") ON DELETE SET NULL;