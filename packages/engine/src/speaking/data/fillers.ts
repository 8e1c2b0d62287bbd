/** Sounds that fill a pause, whatever is said around them. */
export const FILLER_SOUNDS =
  /\b(?:u+m+|u+h+|e+r+m*|a+h+|h+m+|mm+)\b|[嗯呃唔]+|(?<![\u4e00-\u9fff])[啊哦噢](?=[，,、。…\s])/giu
/** Words that fill a pause where they stand by themselves. */
export const FILLER_WORDS =
  /(?<=^|[,.]\s*)(?:like|well|so|okay|ok|right)(?=,)|\b(?:you know|i mean|sort of|kind of|how (?:to|do i) say)\b(?!\s+(?:what|that|how|why|where|it|music|food|people|things?))|(?<=^|[，,、。\s])(?:那[个個]|就是[说說]|就是|然[后後](?:呢)?|怎[么麼][说說])(?=[，,、…\s])/giu
