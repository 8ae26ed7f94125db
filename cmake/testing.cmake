# pentario_test(name LIBS a b SOURCES x.cpp y.cpp): one program of GoogleTest cases, each case
# a test of ctest. Tests run in the root of the tree: no path of this machine is built in, so that
# the compiler's cache serves every clone.
find_package(GTest REQUIRED)
include(GoogleTest)
function(pentario_test name)
  cmake_parse_arguments(ARG "" "" "LIBS;SOURCES" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE ${ARG_LIBS} GTest::gtest GTest::gtest_main)
  target_compile_definitions(${name} PRIVATE PENTARIO_SOURCE_DIR=".")
  gtest_discover_tests(${name} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR} DISCOVERY_TIMEOUT 60 PROPERTIES TIMEOUT 600)
endfunction()

# pentario_game_test(game name x.cpp y.cpp): tests of one game, with what src/games/tests has for
# the tests of all.
function(pentario_game_test game name)
  set(shared ${CMAKE_SOURCE_DIR}/src/games/tests)
  pentario_test(${name} LIBS games SOURCES ${ARGN}
    ${shared}/files.cpp ${shared}/golden.cpp ${shared}/perft_counts.cpp ${shared}/readme.cpp)
  target_compile_definitions(${name} PRIVATE PENTARIO_GAME="${game}")
endfunction()
