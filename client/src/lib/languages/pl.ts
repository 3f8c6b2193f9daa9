/* Every Polish text, in one piece. */
export default import.meta.glob<string>(["../../../../locales/pl/*.ftl", "!../../../../locales/pl/*-*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
