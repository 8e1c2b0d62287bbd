import { Component, type ReactNode } from 'react'
import { logFailure } from '../lib/log-failure.ts'

interface ShownAsWrittenProps {
  /** What is shown in place of children that fail. */
  content: ReactNode
  children: ReactNode
}

/** What cannot be drawn, such as a text that its parser does not survive, or whose drawing cannot be loaded, must not take the screen with it. */
export class ShownAsWritten extends Component<ShownAsWrittenProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    logFailure('Something is shown without its drawing', error)
  }

  override render() {
    return this.state.hasFailed ? this.props.content : this.props.children
  }
}
