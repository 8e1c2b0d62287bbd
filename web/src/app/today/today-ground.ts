const NO_PAGES = { current_page: 1, total_pages: 1, total_count: 0, has_previous: false, has_next: false }
export const NO_STATS = {
  due_by_day: [{ date: '2026-11-23', count: 0 }],
  retention: { wished: 0.9, measured: null, answer_count: 0 },
  days: [],
  days_studied_this_month: 0,
  free_days_this_month: [],
  cards: { new: 0, learning: 0, young: 0, mature: 0, suspended: 0 },
}
/** What *Today* asks, answered for a student who has nothing: a call that is not answered holds it up for three seconds. */
export const NOTHING = {
  'GET /api/unfinished/': { work: [] },
  'GET /api/begun/': { work: [] },
  'GET /api/review/today/': {
    ...{ date: '2026-11-23', ends_at: '2026-11-24T04:00:00Z', due_count: 0, new_count: 0, backlog_count: 0 },
    ...{ reviewed_count: 0, minutes_left: 0, next_due_at: null },
  },
  'GET /api/review/settings/': { time_zone: 'Asia/Hong_Kong' },
  'GET /api/review/items/': { items: [], pagination: NO_PAGES },
  'GET /api/review/stats/': NO_STATS,
  'GET /api/sample/': { status: 'none', title: '', material_id: null, set_id: null, exam_id: null, talk_id: null },
}
