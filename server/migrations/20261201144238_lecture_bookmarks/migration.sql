CREATE TABLE "lecture_bookmarks" (
	"lecture_id" bigint PRIMARY KEY,
	"section_position" integer NOT NULL,
	"index" integer NOT NULL,
	"share" double precision NOT NULL,
	"saved_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lecture_bookmarks" ADD CONSTRAINT "lecture_bookmarks_lecture_id_lectures_id_fkey" FOREIGN KEY ("lecture_id") REFERENCES "lectures"("id") ON DELETE CASCADE;