import type en from './en.ts'

export default {
  notSetUp: '本站没有设置语音识别。',
  noUse: '语音服务没有给出可用的结果，请再试一次。',
  notReadAloud: '语音服务未能朗读这段文字。',
  notTranscribed: '未能把录音转成文字，请再试一次。',
  undecodable:
    '本站无法识别这种录音。支持 MP3、WAV，以及使用 Opus 音频的 WebM 或 Ogg；不支持 AAC，而大多数 M4A 和 MP4 文件都使用 AAC。',
  soundless: '这个文件没有声音。',
  broken: '这段录音已损坏，无法识别。',
} satisfies Record<keyof typeof en, string>
