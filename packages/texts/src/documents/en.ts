/** Documents and the materials kept of them: what is wrong with a file or a text, and where they are chosen from. */
export default {
  // Why a file is refused.
  tooLarge: 'File exceeds 10 MB limit.',
  tooLargeForUnderstanding: 'File too large. Please select a file smaller than 1MB.',
  tooLargeForExam: 'File too large. Maximum file size is 10MB.',
  unsupportedType: 'Unsupported file type. Please upload: {types}',
  storageFull: 'Storage limit reached. Delete files to free space.',
  misnamedText: 'This file is plain text, but its name ends in .{ending}. Please rename it and try again.',
  misnamedPdf: 'This file is a PDF, but its name ends in .{ending}. Please rename it and try again.',
  misnamedWord: 'This file is a Word document, but its name ends in .{ending}. Please rename it and try again.',
  misnamedPowerpoint: 'This file is a PowerPoint file, but its name ends in .{ending}. Please rename it and try again.',
  misnamedBook: 'This file is a book (EPUB), but its name ends in .{ending}. Please rename it and try again.',
  misnamedImage: 'This file is an image, but its name ends in .{ending}. Please rename it and try again.',
  // Why a file cannot be read.
  imageDamaged: 'This image is damaged and cannot be read. Please try another one.',
  nothingBrought: 'Please choose a file or paste a text.',
  fileOrMaterial: 'Please send a file or name a material of your library: one of the two.',
  nothingPasted: 'Please paste a text first.',
  noTextToKeep: 'No text was found in this document. Use OCR Document to read it.',
  noTranscript:
    'There is no transcript of this recording yet. Make listening questions of it first: what is said in it is written down then.',
  pagesOfText: 'Pages are chosen of a material: leave out its text, or the pages.',
  noSuchPages:
    '{count, plural, one {This material has one page.} other {This material has # pages.}} Please choose among them.',
  empty: 'This file is empty.',
  encrypted: 'This document is protected by a password. Please remove the password and try again.',
  copyProtected:
    'This book is protected against copying (DRM), so it cannot be read. Please bring a copy without that protection.',
  oldFormat:
    'This document is from an old version of Word or PowerPoint (before 1997). Please save it in a newer format and try again.',
  broken: 'This document is damaged and could not be read.',
  tooComplex: 'This document is too large or too complex to be read.',
  timeout: 'Reading this document took too long.',
  // What is wrong with a text.
  ocrNotice: "Detected OCR notice in content. Please use 'OCR Document' and paste real text.",
  wordLimit: 'Content exceeds word limit. Maximum {limit, number} words allowed. Current: {words, number} words.',
  typedWordLimit: 'Word limit exceeded: Maximum {limit, number} words allowed',
  countedByLength: 'Counted as {words, number} words: one for each {characters} characters.',
  words: '{count, plural, one {# word} other {# words}}',
  // Bringing a document.
  fromDocument: 'From {name}',
  typesAndSize: '{types}, at most 10 MB.',
  reading: 'Reading the text…',
  fallbackUsed: 'The main OCR service was unavailable, so a fallback service was used. Please check the text.',
  emptyPages:
    '{count, plural, one {One page holds} other {# pages hold}} only images, and their text is not included. Use OCR Document to read them.',
  replaceText: 'Replace the text you have?',
  replaceEssay: 'Replace the essay you have?',
  replaceNotes: 'Replace the notes you have?',
  replaceDescription: 'The box is not empty. The text of the document can take its place or follow it.',
  replace: 'Replace',
  addToEnd: 'Add to the End',
  // Materials that were brought before.
  useEarlier: 'Use earlier material',
  earlierText: 'Text that you brought before, to any module.',
  searchMaterials: 'Search materials',
  notOpened: 'This material could not be opened. Please try again.',
  loadingMaterials: 'Loading your materials',
  listFailed: 'Your materials could not be loaded.',
  pagesOfMaterials: 'Pages of materials',
  deleteOf: 'Delete {name}',
  deleteWarning: 'Its text is deleted. What you have made from it stays.',
  deleteFailed: 'Failed to delete material. Please try again.',
  none: 'No materials yet',
  noneText: 'Documents that you upload are kept here, for every module.',
  notPicture: 'This is not an image that can be read. Please bring a PNG, JPG, WebP or GIF.',
} as const
