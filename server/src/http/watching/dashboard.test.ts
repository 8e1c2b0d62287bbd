import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'

const FOLDER = join(import.meta.dirname, '../../../../docs/watching')
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8')

interface Dashboard {
  panels: { title: string; type: string; description?: string; targets?: { expr: string }[] }[]
}

const dashboard: Dashboard = JSON.parse(read('grafana-dashboard.json'))
const rules = [...read('alert-rules.yml').matchAll(/^ +expr: (.*)$/gm)].map(([, expression = '']) => expression)

/** What an expression counts: its words, but for labels, functions and the operators that are words. */
function metricsOf(expression: string): string[] {
  const bare = expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, '')
  return [...bare.matchAll(/(?<![\w.])[a-z_]\w*(?![\w]|\s*\()/gi)].map(([word]) => word)
}

test('Words of an expression that are metrics are told from labels, functions and texts', () => {
  const expression =
    'histogram_quantile(0.95, sum by (le, route) (rate(a_bucket{job=~"$job"}[5m]))) / b_total{status!="x"} > 1.5e9'
  expect(metricsOf(expression)).toEqual(['a_bucket', 'b_total'])
})

describeOnDatabase('server', 'What is beside /metrics', (database) => {
  const app = testApp(database, {
    ROLE: 'web',
    AI_BASE_URL: 'http://127.0.0.1:3/v1',
    AI_MODEL: 'm',
    AI_INPUT_PRICE: '1',
  })

  test('names only metrics that there are, and each that there is is explained', async () => {
    const metrics = await (await (await app.visitor()).fetch('/metrics')).text()
    const exposed = [...metrics.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', type]) => ({ name, type }))
    const askable = new Set([
      // Prometheus's own: whether the process answered.
      'up',
      ...exposed.flatMap(({ name, type }) =>
        type === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => name + part) : name,
      ),
    ])
    const expressions = [...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)), ...rules]
    expect(expressions.length).toBeGreaterThan(25)
    for (const expression of expressions) {
      expect(metricsOf(expression)).not.toEqual([])
      expect(metricsOf(expression).filter((name) => !askable.has(name))).toEqual([])
    }
    const guide = read('README.md').replaceAll(/`_(\w+)_`/g, '`nodejs_eventloop_lag_$1_seconds`')
    expect(exposed.map(({ name }) => name).filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
  })

  test('says of each panel and rule what it shows, or what to do', () => {
    const charts = dashboard.panels.filter(({ type }) => type !== 'row')
    expect(charts.filter(({ description, targets }) => !description || !targets?.length)).toEqual([])
    const alerts = read('alert-rules.yml')
      .split(/^ +- alert: /m)
      .slice(1)
    expect(alerts).toHaveLength(rules.length)
    for (const alert of alerts)
      for (const part of ['expr', 'for', 'labels', 'summary', 'action'])
        expect(alert).toMatch(new RegExp(`^ +${part}: \\S`, 'm'))
  })
})
