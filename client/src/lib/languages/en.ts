/* Every English text, in one piece. */
export default import.meta.glob<string>(["../../../../locales/en/*.ftl", "!../../../../locales/en/*-*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
