/** Stands on a screen that wants to be alone, such as one on which a student answers: there are no ways to elsewhere beside it. */
export const FullScreen = () => <span data-full-screen hidden />
