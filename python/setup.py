"""The wheel: the Python files and the module that CMake has built beside them (tools/wheel)."""

import os

from setuptools import Distribution, setup


class Built(Distribution):
    """Says that the wheel is for one platform, since the module is there already."""

    def has_ext_modules(self) -> bool:
        return True


setup(
    name="pentario",
    version=os.environ["PENTARIO_VERSION"],
    description="The rules of five tabletop games, players for them, and environments for learning",
    packages=["pentario"],
    package_data={"pentario": ["*.so", "*.pyi", "py.typed", "licences.txt"]},
    python_requires=">=3.11",
    install_requires=["numpy>=1.24"],
    distclass=Built,
    zip_safe=False,
)
