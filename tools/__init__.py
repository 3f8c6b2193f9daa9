"""Tools for working on Saqqara. They are not part of the package."""
