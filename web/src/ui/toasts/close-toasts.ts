/** Closes the toasts that stand: what they tell of is no longer on the screen. Without their view none stands. */
export const closeToasts = (): void =>
  void import('./ToastView.tsx').then(
    ({ closeAll }) => closeAll(),
    () => {},
  )
