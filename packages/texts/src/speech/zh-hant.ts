import type en from './en.ts'

export default {
  notSetUp: '本站沒有設定語音辨識。',
  noUse: '語音服務沒有給出可用的結果，請再試一次。',
  notReadAloud: '語音服務未能朗讀這段文字。',
  notTranscribed: '未能把錄音轉成文字，請再試一次。',
  undecodable:
    '本站無法辨識這種錄音。支援 MP3、WAV，以及使用 Opus 音訊的 WebM 或 Ogg；不支援 AAC，而大多數 M4A 和 MP4 檔案都使用 AAC。',
  soundless: '這個檔案沒有聲音。',
  broken: '這段錄音已損壞，無法辨識。',
} satisfies Record<keyof typeof en, string>
