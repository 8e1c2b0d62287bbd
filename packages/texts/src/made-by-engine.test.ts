import { expect, test } from 'vitest'

const SAID = { en: 'no AI model was asked', 'zh-hant': '沒有使用 AI 模型', 'zh-hans': '没有使用 AI 模型' } as const

test.each(Object.entries(SAID))(
  'every module says in %s alike that no model made what is shown',
  async (language, said) => {
    const textsOf = async (area: string): Promise<Record<string, string>> =>
      (await import(`./${area}/${language}.ts`)).default
    const told = await Promise.all([
      textsOf('generation').then(({ madeByEngine }) => madeByEngine),
      textsOf('lecture').then(({ madeByEngine }) => madeByEngine),
      textsOf('understanding').then(({ writtenByEngine }) => writtenByEngine),
      textsOf('writing').then(({ engineGraded }) => engineGraded),
    ])
    expect(told).toEqual(told.map(() => expect.stringContaining(said)))
  },
)
