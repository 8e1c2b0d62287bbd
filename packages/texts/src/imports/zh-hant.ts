import type en from './en.ts'

export default {
  tooLarge: '檔案大小須小於 500MB',
  wrongType: '這個檔案沒有卡片：請選擇 Anki 卡片包（.apkg、.colpkg）、試算表（.csv、.tsv）、純文字或 Markdown。',
  noCards: '在這個檔案中找不到卡片。',
  broken: '這個檔案已損壞，無法讀取。',
  tooMuch: '這個檔案太大，無法讀取。每次最多可匯入 {count, number} 則筆記。',
  encrypted: '這個檔案受密碼保護。',
  tooNew: '這個檔案來自太新的 Anki 版本。請在 Anki 匯出時選擇支援舊版本。',
  tooManyAtOnce: '已有 {count, number} 項匯入正在進行，請等其中一項結束。',
  failed: '匯入失敗，沒有保留任何內容。請稍後再試。',
} satisfies Record<keyof typeof en, string>
