import { expect, test } from 'vitest'
import { makeCards } from '../cards.ts'

const questions = (text: string): string[] => makeCards(text, { limit: 50 }).map(({ question }) => question)

test('the date of a deed is asked for, that of an episode is not', () => {
  const founded = '同盟会是革命团体。1905年8月，孙中山在东京成立了同盟会。同盟会发动了多次起义。'
  expect(questions(founded).join()).toContain('成立了同盟会')
  expect(questions('梅艳芳是歌手。2006年，梅艳芳在香港体育馆演唱夕阳之歌。梅艳芳很受欢迎。')).toEqual([])
})

test('a clause is no term, and a term in its own words is no definition', () => {
  expect(questions('卡特中心发表声明，指卡特早前接受手术，切除一块小肿块。')).toEqual([])
  expect(questions('印度尼西亚经济是指印度尼西亚的经济状况。')).toEqual([])
  expect(questions('渗透作用是指水分子通过半透膜的扩散。')).toEqual(['什么是渗透作用？'])
})

test('what something ranks as is not what it is', () => {
  const zones = 'The proliferative zone is the next layer toward the bone. Cells divide in the proliferative zone.'
  expect(questions(zones)).toEqual([])
  const plate = 'The growth plate is a layer of cartilage in a growing bone. Cells divide in the growth plate.'
  expect(questions(plate)).toEqual(['What is the growth plate?'])
})

test('a name that can be read off its question is not asked for', () => {
  expect(questions('芝加哥大学简称芝大。芝加哥大学在伊利诺伊州。')).toEqual([])
})
