import { message } from '@lectern/texts/message'
import type { RemarkOn } from '../essay.ts'

/** A character that is wrong where it stands, with the right one and what is said of it. */
type WrongCharacter = { readonly pattern: RegExp; readonly right: string; readonly remark: RemarkOn }

/** Characters that are wrong beside others, on simplified characters. */
export const WRONG_CHARACTERS: readonly WrongCharacter[] = [
  {
    pattern:
      /(?<![一二三四五六七八九十两几那这每整\d名讲宝客满入星])座(?=在[^，。！？]{1,10}(?:上|旁|边|里|前|后|下))/g,
    right: '坐',
    remark: message('mistakes.sitting', { right: '坐' }),
  },
  {
    pattern: /(?<![觉值懂记获取难显舍免使认晓所])得(?=时候|地方|样子|事情|东西)/g,
    right: '的',
    remark: message('mistakes.beforeNoun', { right: '的' }),
  },
  {
    pattern:
      /(?<![不一])再(?=(?:困难|挫折|老师|同学|妈妈|爸爸|大家|我|他|她)[^，。！？]{0,4}(?:面前|身边|旁边|眼里|心里|心中))/g,
    right: '在',
    remark: message('mistakes.placeNotAgain'),
  },
  {
    pattern:
      /(?<![在现正实存不])再(?=(?:家|学校|图书馆|公园|房间|教室|街|路|车|操场|海边|超市|餐厅)(?:里|上|中|内|门|旁|的|，|等|吃|看|学|做|玩|读))/g,
    right: '在',
    remark: message('mistakes.placeNotAgain'),
  },
  { pattern: /(?<=(?:去|到|从|住在|放在|来自))那(?=(?:里|儿)[？?])/g, right: '哪', remark: message('mistakes.asks') },
  {
    pattern: /(?<=(?:无论|不管|不论)(?:是)?)那(?=[里儿个种些位])/g,
    right: '哪',
    remark: message('mistakes.whichever'),
  },
  {
    pattern: /哪(?=么(?:多|大|好|美|高|快|长|久|简单|容易|重要|可爱|开心))/g,
    right: '那',
    remark: message('mistakes.pointsAt'),
  },
  {
    pattern: /象(?=(?:[^，。！？]{1,8})(?:一样|似的|一般))(?<!(?:大|小|现|印|对|形|景|气|迹|抽|具|想|意|白|海)象)/g,
    right: '像',
    remark: message('mistakes.likens', { right: '像' }),
  },
  {
    pattern: /(?<=[二三四五六七八九十两几多数\d])坐(?=[山桥城楼塔房庙])/g,
    right: '座',
    remark: message('mistakes.measureWord', { right: '座' }),
  },
]
