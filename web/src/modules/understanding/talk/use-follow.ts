import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

/** Nearer to the end than this, a reader is at it. */
const NEAR_PX = 120

interface Follow {
  /** More has come than is in view, and the reader has not been taken there. */
  isBehind: boolean
  catchUp: () => void
}

/**
 * Keeps the end of a growing text in view as long as its reader is there. One who scrolls up is left where they are; a
 * new message of their own takes them to the end again.
 * @param ownId of their last message
 */
export function useFollow(text: RefObject<HTMLElement | null>, ownId: string | null): Follow {
  const isFollowing = useRef(true)
  const [isBehind, setBehind] = useState(false)
  const toEnd = () => {
    isFollowing.current = true
    setBehind(false)
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  }

  const onGrowth = useEffectEvent(() => {
    if (isFollowing.current) toEnd()
    else setBehind(!isAtEnd())
  })
  useEffect(() => {
    const onScroll = () => {
      isFollowing.current = isAtEnd()
      if (isFollowing.current) setBehind(false)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  useEffect(() => {
    if (!text.current) return
    const height = { last: text.current.offsetHeight }
    const observer = new ResizeObserver(([entry]) => {
      const now = entry?.contentRect.height ?? 0
      if (now > height.last) onGrowth()
      height.last = now
    })
    observer.observe(text.current)
    return () => observer.disconnect()
  }, [text])

  const lastOwnId = useRef(ownId)
  const onOwnMessage = useEffectEvent(() => toEnd())
  useEffect(() => {
    if (ownId !== null && ownId !== lastOwnId.current) onOwnMessage()
    lastOwnId.current = ownId
  }, [ownId])
  return { isBehind, catchUp: toEnd }
}

const isAtEnd = (): boolean => {
  const { scrollHeight, clientHeight } = document.documentElement
  return scrollHeight - clientHeight - window.scrollY < NEAR_PX
}
