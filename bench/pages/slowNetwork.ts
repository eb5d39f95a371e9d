/** Slow 4G: 1.6 Mbps down, 0.75 up, 150 ms. */
export const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

/** How long a response of so many bytes takes on it, in milliseconds. */
export function slowTime(bytes: number): number {
  return slowNetwork.latency + (bytes / slowNetwork.downloadThroughput) * 1000
}
