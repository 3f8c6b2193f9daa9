/* Every Finnish text, in one piece. */
export default import.meta.glob<string>(["../../../../locales/fi/*.ftl", "!../../../../locales/fi/*-*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
