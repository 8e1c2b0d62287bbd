import { configure } from '@testing-library/react'

/** How long a test waits for what a screen must show, as in `scripts/testing/patient-waits.ts`. */
configure({ asyncUtilTimeout: 180_000 })
