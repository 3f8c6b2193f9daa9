/* Every English text, in one piece. */
export default import.meta.glob<string>(["../../../../locales/en/*.ftl", "!**/*-*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
