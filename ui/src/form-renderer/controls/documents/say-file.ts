/** Its type and size, as far as they are known: "PDF" and "1.2 MB". */
export function sayFileFacts(filename: string, sizeBytes: number | undefined): string[] {
  const type = /\.([^.]+)$/.exec(filename)?.[1]?.toUpperCase();
  const size = sizeBytes === undefined ? undefined : sayFileSize(sizeBytes);
  return [type, size].filter((fact) => fact !== undefined);
}

/** "0 KB", "840 KB" or "1.2 MB"; only an empty file has nothing in it. */
export function sayFileSize(bytes: number, decimals = 1): string {
  if (bytes === 0) return '0 KB';
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / 1024 / 1024).toFixed(decimals)} MB`;
}
