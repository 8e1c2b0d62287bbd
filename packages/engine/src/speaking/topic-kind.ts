/** What kind of talk a topic asks for. */
export const TOPIC_KINDS = ['describe', 'explain', 'opinion'] as const
export type TopicKind = (typeof TOPIC_KINDS)[number]
