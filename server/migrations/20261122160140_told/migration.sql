-- What was kept as a sentence becomes the message that it words; what no message words stays as it is.
CREATE TEMPORARY TABLE "said" ("sentence" text PRIMARY KEY, "told" json NOT NULL);--> statement-breakpoint
INSERT INTO "said" VALUES
  ('Something went wrong on our side. Please try again.', '{"id": "errors.internal"}'),
  ('This is not available for the moment. Please try again in a minute.', '{"id": "errors.unavailable"}'),
  ('Not found.', '{"id": "errors.notFound"}'),
  ('Please log in to continue.', '{"id": "errors.signInToContinue"}'),
  ('Your session has expired. Please log in again.', '{"id": "errors.sessionExpired"}'),
  ('Something went wrong while this was being made. Please try again.', '{"id": "credits.failed"}'),
  ('The same request is still running. Please wait a moment.', '{"id": "credits.sameRequestRuns"}'),
  ('Invalid promotion code.', '{"id": "credits.promoInvalid"}'),
  ('The work failed.', '{"id": "credits.workFailed"}'),
  ('Part of the work failed.', '{"id": "credits.workFailedInPart"}'),
  ('The work was interrupted.', '{"id": "credits.workInterrupted"}'),
  ('The payment was refunded or charged back.', '{"id": "credits.paymentReversed"}'),
  ('The refund of the payment was undone.', '{"id": "credits.paymentRestored"}'),
  ('File exceeds 10 MB limit.', '{"id": "documents.tooLarge"}'),
  ('File too large. Please select a file smaller than 1MB.', '{"id": "documents.tooLargeForUnderstanding"}'),
  ('File too large. Maximum file size is 10MB.', '{"id": "documents.tooLargeForExam"}'),
  ('Storage limit reached. Delete files to free space.', '{"id": "documents.storageFull"}'),
  ('This image is damaged and cannot be read. Please try another one.', '{"id": "documents.imageDamaged"}'),
  ('This file is empty.', '{"id": "documents.empty"}'),
  ('This document is protected by a password. Please remove the password and try again.', '{"id": "documents.encrypted"}'),
  ('This document is of an old version of Word or PowerPoint (before 1997). Please save it in a newer format and try again.', '{"id": "documents.oldFormat"}'),
  ('This document is damaged and could not be read.', '{"id": "documents.broken"}'),
  ('This document is too large or too complex to be read.', '{"id": "documents.tooComplex"}'),
  ('Reading this document took too long.', '{"id": "documents.timeout"}'),
  ('Detected OCR notice in content. Please use ''OCR Document'' and paste real text.', '{"id": "documents.ocrNotice"}'),
  ('Please provide content to generate an exam.', '{"id": "exam.contentRequired"}'),
  ('Please enter at least one topic.', '{"id": "exam.topicRequired"}'),
  ('Please enter a prompt.', '{"id": "exam.promptRequired"}'),
  ('Not enough credits.', '{"id": "exam.notEnoughCredits"}'),
  ('No AI model is set up here, so an exam on a topic is made from your own material, and none of it matches. Upload a document about it, or paste its text under Content.', '{"id": "exam.noMaterial"}'),
  ('This exam session has ended.', '{"id": "exam.sessionEnded"}'),
  ('This answer has been checked three times. Compare it with the correct answer yourself.', '{"id": "exam.checksUsedUp"}'),
  ('The answer could not be checked just now. This used up no check: please try again later.', '{"id": "exam.checkFailed"}'),
  ('This answer is being checked already. Please wait a moment.', '{"id": "exam.checkUnderWay"}'),
  ('Answers can be checked until 24 hours after the exam.', '{"id": "exam.checkTooLate"}'),
  ('The material has changed since its questions were counted. Please generate again.', '{"id": "exam.agreementChanged"}'),
  ('The making of this exam was interrupted.', '{"id": "exam.interrupted"}'),
  ('This exam is still being made.', '{"id": "exam.stillMaking"}'),
  ('Excellent!', '{"id": "exam.excellent"}'),
  ('Keep Learning!', '{"id": "exam.keepLearning"}'),
  ('Questions', '{"id": "exam.questions"}'),
  ('Marking your answers…', '{"id": "exam.marking"}'),
  ('The generation was interrupted. Please try again.', '{"id": "generation.interrupted"}'),
  ('Parts that were not made.', '{"id": "generation.partsNotMade"}'),
  ('This material is too long to be read at once. Please divide it into smaller parts.', '{"id": "generation.tooLong"}'),
  ('These are more parts than so much text can have. Please make them longer.', '{"id": "generation.tooManyParts"}'),
  ('Every chunk but the first needs the generation_id.', '{"id": "generation.idMissing"}'),
  ('This chunk was already sent with other content.', '{"id": "generation.otherContent"}'),
  ('This generation has ended. Please start it again.', '{"id": "generation.ended"}'),
  ('The chunk_index is beyond total_chunks.', '{"id": "generation.beyondTotal"}'),
  ('The content is longer than was declared.', '{"id": "generation.longerThanDeclared"}'),
  ('Too many parts are under way. Please wait a moment.', '{"id": "generation.tooManyUnderWay"}'),
  ('File size must be under 100MB', '{"id": "lecture.tooLarge"}'),
  ('Only PDF files are allowed', '{"id": "lecture.wrongType"}'),
  ('Processing failed.', '{"id": "lecture.processingFailed"}'),
  ('Processing failed: the AI service does not answer as it should. Please try again later.', '{"id": "lecture.serviceFailing"}'),
  ('No readable text was found in this PDF.', '{"id": "lecture.noText"}'),
  ('This PDF holds nothing that could be explained.', '{"id": "lecture.nothingToExplain"}'),
  ('The lecture was cancelled.', '{"id": "lecture.cancelled"}'),
  ('Lecture is still processing. Please try again later.', '{"id": "lecture.notCompleted"}'),
  ('This PDF is not kept any more. Please upload it again.', '{"id": "lecture.notKept"}'),
  ('All pages of this lecture have been read.', '{"id": "lecture.nothingToReadAgain"}'),
  ('These pages could not be read again. Nothing was charged for them.', '{"id": "lecture.readAgainFailed"}'),
  ('Failed to load lecture content', '{"id": "lecture.contentFailed"}'),
  ('Waiting for its turn', '{"id": "lecture.phaseWaiting"}'),
  ('Reading the PDF', '{"id": "lecture.phaseReading"}'),
  ('Please select an audio or video file.', '{"id": "listening.fileRequired"}'),
  ('Please paste what is said.', '{"id": "listening.transcriptRequired"}'),
  ('No questions could be made from this text. Please paste a longer one, in whole sentences.', '{"id": "listening.noQuestionsInTranscript"}'),
  ('File exceeds 50 MB limit.', '{"id": "listening.tooLarge"}'),
  ('Unsupported file type. Please upload an audio or video file.', '{"id": "listening.unsupported"}'),
  ('This recording is damaged and could not be read.', '{"id": "listening.damaged"}'),
  ('There is no sound in this file.', '{"id": "listening.noSound"}'),
  ('The sound in this file is in a format that cannot be used. Please convert it, for example to MP3.', '{"id": "listening.unusableSound"}'),
  ('This recording is longer than 3 hours.', '{"id": "listening.tooLong"}'),
  ('This recording is too complex to be read.', '{"id": "listening.tooComplex"}'),
  ('Reading this recording took too long.', '{"id": "listening.readingTimedOut"}'),
  ('Speech recognition is not set up on this site, so recordings cannot be turned into questions.', '{"id": "listening.notSetUp"}'),
  ('No speech was recognised. Check the recording and the chosen languages.', '{"id": "listening.noSpeech"}'),
  ('No questions could be made from what was said. Please choose a longer or clearer recording.', '{"id": "listening.noQuestions"}'),
  ('What was recognised is not in the chosen language. Please choose the language that is spoken.', '{"id": "listening.wrongScript"}'),
  ('The service that this needs does not answer. Please try again later.', '{"id": "listening.serviceFailing"}'),
  ('This recording could not be finished within 15 minutes.', '{"id": "listening.tookTooLong"}'),
  ('This recording could not be turned into questions. Please try again.', '{"id": "listening.failed"}'),
  ('The recording was deleted.', '{"id": "listening.cancelled"}'),
  ('This recording is still being processed.', '{"id": "listening.stillProcessing"}'),
  ('This recording is not kept any more. Please upload it again.', '{"id": "listening.notKept"}'),
  ('Preparing the recording', '{"id": "listening.stagePreparing"}'),
  ('Converting the audio', '{"id": "listening.stageConverting"}'),
  ('Transcribing', '{"id": "listening.stageTranscribing"}'),
  ('Generating questions', '{"id": "listening.stageQuestions"}'),
  ('Please log in to generate notes.', '{"id": "notes.loginToGenerate"}'),
  ('Please provide content to generate notes.', '{"id": "notes.contentRequired"}'),
  ('No notes could be made from this text.', '{"id": "notes.noNotesMade"}'),
  ('Network error during note generation', '{"id": "notes.generationFailed"}'),
  ('Only PDF files are supported for OCR processing', '{"id": "ocr.wrongType"}'),
  ('File size exceeds 10MB limit', '{"id": "ocr.tooLarge"}'),
  ('OCR processing failed', '{"id": "ocr.failed"}'),
  ('No page of this document holds text that could be read.', '{"id": "ocr.noText"}'),
  ('Cancelled by the student', '{"id": "ocr.cancelled"}'),
  ('Three documents of yours are being read. Please wait until one of them is done.', '{"id": "ocr.tooManyAtOnce"}'),
  ('This document is still being read. Its text will wait for you in OCR Document.', '{"id": "ocr.stillReading"}'),
  ('All pages of this document have been read.', '{"id": "ocr.nothingToReadAgain"}'),
  ('Please log in to generate flashcards.', '{"id": "recite.loginToGenerate"}'),
  ('File size too large. Maximum size is 10MB.', '{"id": "recite.uploadTooLarge"}'),
  ('Please provide content to generate flashcards.', '{"id": "recite.contentRequired"}'),
  ('Content is too short. Please provide at least 50 characters for meaningful flashcard generation.', '{"id": "recite.contentTooShort"}'),
  ('No flashcards could be made from this text.', '{"id": "recite.noCardsMade"}'),
  ('Please select at least one card to include in your set.', '{"id": "recite.noCardsSelected"}'),
  ('This set has no cards to study.', '{"id": "recite.noCardsToStudy"}'),
  ('This study session has ended.', '{"id": "recite.sessionEnded"}'),
  ('The time of this study session has not run out.', '{"id": "recite.sessionStillRunning"}'),
  ('Flashcards', '{"id": "recite.defaultTitle"}'),
  ('Network error during flashcard generation', '{"id": "recite.generationFailed"}'),
  ('Cards', '{"id": "recite.cards"}'),
  ('Please select a valid image file (PNG, JPG, JPEG, etc.) smaller than 5MB.', '{"id": "understanding.invalidImage"}'),
  ('An image cannot be replaced once attached to a session.', '{"id": "understanding.imageAttached"}'),
  ('Nothing could be read in this image. Please try another one.', '{"id": "understanding.imageUnreadable"}'),
  ('Please type a message.', '{"id": "understanding.questionRequired"}'),
  ('The answer held nothing. Please try again.', '{"id": "understanding.emptyAnswer"}'),
  ('This chat has reached its greatest length. Press New / Save to begin a new one.', '{"id": "understanding.full"}'),
  ('This chat was changed in another tab or on another device.', '{"id": "understanding.changedElsewhere"}'),
  ('Chat', '{"id": "understanding.chat"}'),
  ('Please enter your essay.', '{"id": "writing.essayRequired"}'),
  ('Please describe the purpose of your writing.', '{"id": "writing.purposeRequired"}'),
  ('Please extract the text first: the essay contains a notice in place of text that could not be read.', '{"id": "writing.ocrNotice"}'),
  ('Please select a PNG or JPG image file.', '{"id": "writing.imageWrongType"}'),
  ('Image file size must be less than 10MB.', '{"id": "writing.imageTooLarge"}'),
  ('This essay is still being graded.', '{"id": "writing.stillGrading"}'),
  ('Something went wrong while this essay was graded.', '{"id": "writing.gradingFailed"}'),
  ('The grading was interrupted.', '{"id": "writing.gradingInterrupted"}');--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "reason" json;--> statement-breakpoint
ALTER TABLE "lectures" ALTER COLUMN "error_message" SET DATA TYPE json USING to_json("error_message");--> statement-breakpoint
ALTER TABLE "lectures" ALTER COLUMN "again_error" SET DATA TYPE json USING to_json("again_error");--> statement-breakpoint
ALTER TABLE "listening_sets" ALTER COLUMN "error" SET DATA TYPE json USING to_json("error");--> statement-breakpoint
ALTER TABLE "gradings" ALTER COLUMN "failure" SET DATA TYPE json USING to_json("failure");--> statement-breakpoint
ALTER TABLE "ocr_readings" ALTER COLUMN "error" SET DATA TYPE json USING to_json("error");--> statement-breakpoint
UPDATE "lectures" SET "error_message" = json_build_object('id', 'lecture.failedAndRefunded', 'values', json_build_object('reason', coalesce(
  (SELECT "told" FROM "said" WHERE "sentence" || ' Credits refunded.' = "error_message" #>> '{}'),
  to_json(regexp_replace("error_message" #>> '{}', ' Credits refunded\.$', ''))
))) WHERE "error_message" #>> '{}' LIKE '% Credits refunded.';--> statement-breakpoint
UPDATE "lectures" SET "error_message" = "told" FROM "said" WHERE json_typeof("error_message") = 'string' AND "sentence" = "error_message" #>> '{}';--> statement-breakpoint
UPDATE "lectures" SET "again_error" = "told" FROM "said" WHERE json_typeof("again_error") = 'string' AND "sentence" = "again_error" #>> '{}';--> statement-breakpoint
UPDATE "listening_sets" SET "error" = "told" FROM "said" WHERE json_typeof("error") = 'string' AND "sentence" = "error" #>> '{}';--> statement-breakpoint
UPDATE "gradings" SET "failure" = "told" FROM "said" WHERE json_typeof("failure") = 'string' AND "sentence" = "failure" #>> '{}';--> statement-breakpoint
UPDATE "ocr_readings" SET "error" = "told" FROM "said" WHERE json_typeof("error") = 'string' AND "sentence" = "error" #>> '{}';--> statement-breakpoint
UPDATE "exam_generations" SET "failure" = "told" FROM "said" WHERE json_typeof("failure") = 'string' AND "sentence" = "failure" #>> '{}';--> statement-breakpoint
UPDATE "generation_chunks" SET "failure" = json_build_object('code', "failure" ->> 'code', 'text', "told")
  FROM "said" WHERE json_typeof("failure" -> 'text') = 'string' AND "sentence" = "failure" ->> 'text';--> statement-breakpoint
ALTER TABLE "ledger_entries" DISABLE TRIGGER "ledger_entries_append_only";--> statement-breakpoint
UPDATE "ledger_entries" SET "note" = '', "reason" = coalesce((SELECT "told" FROM "said" WHERE "sentence" = "note"), to_json("note"))
  WHERE "note" <> '' AND ("kind" = 'refund' OR "reference" LIKE 'adjustment:payment:%');--> statement-breakpoint
ALTER TABLE "ledger_entries" ENABLE TRIGGER "ledger_entries_append_only";--> statement-breakpoint
UPDATE "speaking_sessions" SET "feedback" = "feedback" || jsonb_build_object(
  'summary', (SELECT jsonb_build_object('id', 'speaking.scoreOver', 'values', jsonb_build_object('score', m[1]::int, 'sentences', m[2]::int))
    FROM regexp_match("feedback" ->> 'summary', '^Your score is (\d+) of 100 over (\d+) sentences?\.$') AS m),
  'criteria', (SELECT jsonb_agg(coalesce((SELECT one || jsonb_build_object('comment', jsonb_build_object(
      'id', CASE m[3] WHEN 'Every' THEN 'speaking.allHeard' ELSE 'speaking.someMisheard' END,
      'values', jsonb_build_object('repeated', m[1]::int, 'total', m[2]::int)))
    FROM regexp_match(one ->> 'comment', '^(\d+) of (\d+) sentences were repeated\. (Every|The words) ') AS m WHERE m IS NOT NULL), one) ORDER BY n)
    FROM jsonb_array_elements("feedback" -> 'criteria') WITH ORDINALITY AS c(one, n)),
  'practise', (SELECT coalesce(jsonb_agg(CASE
      WHEN one LIKE 'Listen again and repeat: %' THEN jsonb_build_object('id', 'speaking.repeatSentence', 'values', jsonb_build_object('sentence', substr(one, 26)))
      WHEN one = 'Repeat the sentences that are left.' THEN '{"id": "speaking.repeatTheRest"}'::jsonb
      WHEN one = 'Take a topic of the next level.' THEN '{"id": "speaking.nextLevel"}'::jsonb
      ELSE to_jsonb(one) END ORDER BY n), '[]'::jsonb)
    FROM jsonb_array_elements_text("feedback" -> 'practise') WITH ORDINALITY AS p(one, n))
) WHERE "mode" = 'shadowing' AND "feedback" ->> 'summary' ~ '^Your score is \d+ of 100 over \d+ sentences?\.$';--> statement-breakpoint
DROP TABLE "said";
